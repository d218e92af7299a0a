"""Lessons: prepared positions in which somebody learns a game by playing, one thing at a time.

A lesson is a YAML file in the folder of its game; `lesson.py` reads it, and `taking.py` follows a learner through it.
Nothing is kept: whoever takes a lesson sends all moves so far, and they are played again.
"""
